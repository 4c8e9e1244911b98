import { useShop, useSite } from '#app/frame/site.ts'
import { homePath } from '#app/paths.ts'
import * as words from '#words/frame/start/en.ts'
import { locale } from '#words/language/en.ts'
import { languages, pathIn } from '#words/languages.ts'

import {
  StructuredData,
  absolute,
  articleFacts,
  breadcrumbFacts,
  productFacts,
  shopFacts,
} from './structured-data.tsx'
import type { ArticleFacts, Crumb, ProductFacts } from './structured-data.tsx'

interface PageHeadProps {
  title: string
  description?: string
  /**
   * The canonical path. A page without one is not indexed: it is somebody's own, a way in, empty, or made of
   * what somebody typed.
   */
  path?: string | undefined
  /** Open Graph image; the shop's own without it. */
  image?: string | undefined
  /** On a product's page: its structured data. */
  product?: ProductFacts
  /** On a page to read. */
  article?: ArticleFacts
  /** Breadcrumbs below the home page. */
  crumbs?: Crumb[]
}

/**
 * Title, description, canonical address, Open Graph and structured data. React hoists them into the head,
 * so a page renders them with its content: title, description and address after a navigation too, the rest in
 * documents alone.
 */
export function PageHead({
  title,
  description,
  path,
  image = '/og/haat.jpg',
  product,
  article,
  crumbs,
}: PageHeadProps) {
  const publicUrl = useSite()?.publicUrl ?? ''
  const shop = useShop()
  const fullTitle = path === homePath ? title : `${title} · ${shop.name}`
  const address = path === undefined ? null : publicUrl + path
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {address ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      {/* For services that show links, which read documents: the browser carries none of it. */}
      {import.meta.env.SSR && address && (
        <>
          {languages.map((one) => (
            <link key={one} rel="alternate" hrefLang={one} href={publicUrl + pathIn(one, path!)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={publicUrl + pathIn('en', path!)} />
          <meta property="og:site_name" content={shop.name} />
          <meta property="og:locale" content={locale.replace('-', '_')} />
          <meta property="og:type" content={product ? 'product' : article ? 'article' : 'website'} />
          <meta property="og:title" content={title} />
          <meta property="og:url" content={address} />
          {description && <meta property="og:description" content={description} />}
          <meta property="og:image" content={absolute(publicUrl, image)} />
          {image.startsWith('/og/') && (
            <>
              <meta property="og:image:width" content="1200" />
              <meta property="og:image:height" content="630" />
            </>
          )}
          <meta property="og:image:alt" content={product ? title : words.pictureOf(shop.name)} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {(crumbs ?? article ?? path === homePath) && (
        <StructuredData
          key={product?.id ?? address}
          facts={
            import.meta.env.SSR && [
              product && productFacts(publicUrl, shop, product),
              article && articleFacts(publicUrl, shop.name, article),
              crumbs && breadcrumbFacts(publicUrl, [{ name: shop.name, path: homePath }, ...crumbs]),
              ...(path === homePath ? shopFacts(publicUrl, shop) : []),
            ]
          }
        />
      )}
    </>
  )
}
