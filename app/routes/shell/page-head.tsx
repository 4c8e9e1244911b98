import { useRouteLoaderData } from 'react-router'

import type { loader } from '#app/root.tsx'

interface PageHeadProps {
  title: string
  description?: string
  /** The page's own address within the shop; without it the page asks not to be listed by search engines. */
  path?: string
  /** Address of a picture of what the page is about. */
  image?: string | undefined
}

/**
 * Title, description and canonical address. React lifts them into the head, so a page can say them once its
 * content has come, after a navigation as in the first document.
 */
export function PageHead({ title, description, path, image }: PageHeadProps) {
  const publicUrl = useRouteLoaderData<typeof loader>('root')?.publicUrl ?? ''
  const fullTitle = path === '/' ? title : `${title} · Haat`
  const address = path === undefined ? null : publicUrl + path
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {address ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      {address && (
        <>
          <meta property="og:site_name" content="Haat" />
          <meta property="og:title" content={title} />
          <meta property="og:url" content={address} />
          {description && <meta property="og:description" content={description} />}
          {image && <meta property="og:image" content={image.startsWith('/') ? publicUrl + image : image} />}
        </>
      )}
    </>
  )
}
