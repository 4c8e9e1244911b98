import { useLocation } from 'react-router'

import { useShop, useSite } from '#app/frame/site.ts'
import { homePath } from '#app/paths.ts'

import { pageDescription } from './page-descriptions.ts'
import { StructuredData, absolute, breadcrumbFacts, productFacts, shopFacts } from './structured-data.tsx'
import type { Crumb, ProductFacts } from './structured-data.tsx'

interface PageHeadProps {
  title: string
  description?: string
  /** The canonical path; a page without one, and without a description of its own, gets `noindex`. */
  path?: string | undefined
  /** Open Graph image; the shop's own without it. */
  image?: string | undefined
  /** On a product's page: its price and structured data. */
  product?: ProductFacts
  /** Breadcrumbs below the home page. */
  crumbs?: Crumb[]
}

/**
 * Title, description, canonical address, Open Graph and structured data. React hoists them into the head,
 * so a page renders them with its content, after a navigation as in the first document.
 */
export function PageHead({ title, image = '/og/haat.jpg', product, crumbs, ...told }: PageHeadProps) {
  const { pathname } = useLocation()
  const publicUrl = useSite()?.publicUrl ?? ''
  const shop = useShop()
  const known = pageDescription(pathname)
  const description = told.description ?? known?.description
  const path = told.path ?? (known?.isListed ? pathname.toLowerCase().replace(/\/+$/, '') : undefined)
  const fullTitle = path === homePath ? title : `${title} · ${shop.name}`
  const address = path === undefined ? null : publicUrl + path
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {address ? <link rel="canonical" href={address} /> : <meta name="robots" content="noindex" />}
      {address && (
        <>
          <meta property="og:site_name" content={shop.name} />
          <meta property="og:locale" content="en_IN" />
          <meta property="og:type" content={product ? 'product' : 'website'} />
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
          <meta
            property="og:image:alt"
            content={product ? title : `${shop.name}: the village market, open 24×7`}
          />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {product && (
        <>
          <meta property="product:price:amount" content={(product.sellingPricePaise / 100).toFixed(2)} />
          <meta property="product:price:currency" content="INR" />
          <StructuredData
            key={product.id}
            facts={import.meta.env.SSR && productFacts(publicUrl, shop.name, product)}
          />
        </>
      )}
      {crumbs && (
        <StructuredData
          key={address}
          facts={
            import.meta.env.SSR &&
            breadcrumbFacts(publicUrl, [{ name: shop.name, path: homePath }, ...crumbs])
          }
        />
      )}
      {path === homePath && <StructuredData facts={import.meta.env.SSR && shopFacts(publicUrl, shop)} />}
    </>
  )
}
