import { useLocation, useNavigation } from 'react-router'
import type { Location } from 'react-router'

/**
 * Where the room is, or where it is on its way to: what changes the address begins there, so that a search
 * and a dialog keep each other.
 */
export function useRoomPlace(): Location {
  const here = useLocation()
  const { location: next } = useNavigation()
  return next?.pathname === here.pathname ? next : here
}
