import type { Page } from '#server/cache/page-cache.ts'

/** What Cloudflare takes at most, in bytes and in tags. */
const mostTagBytes = 16_000
const mostTags = 1_000

/**
 * How browsers, proxies and CDNs may keep a page that everybody is shown: to be asked about again before it
 * is shown. With `cdnSeconds` a CDN may show it for so long without asking, and as long again while it asks;
 * its tags are the words in which `catalog_changes` names what has changed.
 */
export function cachingHeaders({ tags }: Page, cdnSeconds: number): Record<string, string> {
  if (cdnSeconds === 0) return { 'cache-control': 'public, max-age=0, must-revalidate' }
  const whileAsking = `stale-while-revalidate=${cdnSeconds}`
  return {
    'cache-control': `public, max-age=0, s-maxage=${cdnSeconds}, ${whileAsking}`,
    // For Cloudflare, which keeps to the letter of s-maxage: nothing old is shown while it asks.
    'cdn-cache-control': `public, max-age=${cdnSeconds}, ${whileAsking}`,
    'cache-tag': cacheTag(tags),
  }
}

/** As many whole tags as fit; a page whose last ones are left out is just as old at most. */
function cacheTag(tags: ReadonlySet<string>): string {
  let list = ''
  for (const tag of [...tags].slice(0, mostTags)) {
    const longer = (list && `${list},`) + spelled(tag)
    if (longer.length > mostTagBytes) break
    list = longer
  }
  return list
}

/** In ASCII, without blanks and commas. */
function spelled(tag: string): string {
  return tag.replaceAll(/[^!-~]|[,%]/gu, encodeURIComponent)
}
