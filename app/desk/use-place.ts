import { createContext, use } from 'react'

import type { Duty } from '#domain/ground/rules.ts'

import { panelRooms, stallRoomPaths } from './desk-paths.ts'
import type { RoomPaths } from './desk-paths.ts'

/** The duties of the person at the stall; null in the panel, where everything is allowed. */
export const Duties = createContext<readonly Duty[] | null>(null)

/** Where a room stands, when panel and stall both have it. The server decides what is allowed. */
export interface Place {
  rooms: RoomPaths
  isStall: boolean
  /** At the stall: whether it is one of the person's duties. In the panel: yes. */
  has: (duty: Duty) => boolean
}

export function usePlace(): Place {
  const duties = use(Duties)
  return {
    rooms: duties ? stallRoomPaths : panelRooms,
    isStall: duties !== null,
    has: (duty) => duties === null || duties.includes(duty),
  }
}
