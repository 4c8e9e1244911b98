import { useLocation, useNavigation } from 'react-router'
import type { Location } from 'react-router'

/**
 * The address of the room, or the pending one while its answer is on the way. What changes the address
 * starts from it, so that a search and a dialog do not undo each other.
 */
export function useRoomPlace(): Location {
  const here = useLocation()
  const { location: next } = useNavigation()
  return next?.pathname === here.pathname ? next : here
}
