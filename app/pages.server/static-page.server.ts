import { cacheTags } from './cache-tags.server.ts'

/** For a page that shows nothing of the catalogue: kept for everybody until the program is started again. */
export function staticPageHeaders(): { 'Cache-Tag': string } {
  return cacheTags(['page:static'])
}
