import { renderToStaticMarkup } from 'react-dom/server'

import { absolute } from '#app/frame/head/structured-data.tsx'
import {
  FromGrower,
  GrowerList,
  GrowerOwn,
  growerStyles,
  nameOf,
  villageOf,
} from '#app/shop/growers/grower-parts.tsx'
import { growerPath } from '#app/shop/growers/grower-paths.ts'
import { batchSoldNow, batchesOfGrower } from '#domain/batches/queries.ts'
import { productsOf } from '#domain/catalog/queries.ts'
import type { Ctx } from '#domain/ground/context.ts'
import { growerBySlug, shownGrowers } from '#domain/growers/queries.ts'
import type { GrowerView } from '#domain/growers/queries.ts'
import { schemeNames } from '#domain/growers/rules.ts'
import { indianDay } from '#domain/time/rules.ts'
import { locale } from '#words/language/en.ts'
import * as words from '#words/shop/growers/en.ts'
import { longDate } from '#words/ui/dates/en.ts'

import { cardTags, growerTag, growersTag } from './cache-tags.server.ts'

// Who grows and makes the goods, as the text of pages: nothing of it needs a script.

/** All who bring goods; empty where nobody is entered. */
export async function growersText(ctx: Ctx): Promise<{ html: string; tags: string[] }> {
  const growers = await shownGrowers(ctx)
  const html =
    growers.length === 0 ? '' : growerStyles + renderToStaticMarkup(<GrowerList growers={growers} />)
  return { html, tags: [growersTag] }
}

/** The page of one. @throws not_found */
export async function growerText(ctx: Ctx, slug: string) {
  const grower = await growerBySlug(ctx, slug)
  const { id, certificate, imageUrl } = grower
  const batches = await batchesOfGrower(ctx, id)
  const goods = new Map(
    (
      await productsOf(
        ctx,
        batches.map(({ productId }) => productId),
      )
    ).map((product) => [product.id, product]),
  )
  const brought = batches.flatMap((batch) => {
    const product = goods.get(batch.productId)
    return product ? [{ batch, product }] : []
  })
  const until = certificate ? longDate(certificate.until) : ''
  const name = nameOf(grower)
  return {
    view: {
      name,
      description: words.aboutGrower(name, villageOf(grower)),
      path: growerPath(grower.slug),
      image: imageUrl,
      html:
        growerStyles +
        renderToStaticMarkup(
          <>
            <script
              type="application/ld+json"
              dangerouslySetInnerHTML={{ __html: growerFacts(ctx.publicUrl, grower) }}
            />
            <GrowerOwn grower={grower} until={until} brought={brought} today={indianDay(ctx.now())} />
          </>,
        ),
    },
    tags: [growerTag(id), ...cardTags([...goods.values()])],
  }
}

/**
 * Who brought what is sold of a product just now, and when it was harvested or made; empty where nobody
 * knows.
 */
export async function fromText(ctx: Ctx, productId: string): Promise<{ html: string; tags: string[] }> {
  const batch = await batchSoldNow(ctx, productId)
  if (!batch) return { html: '', tags: [] }
  return {
    html: renderToStaticMarkup(<FromGrower batch={batch} today={indianDay(ctx.now())} />),
    tags: [growerTag(batch.grower.id)],
  }
}

/** For search engines, in schema.org's words. */
function growerFacts(publicUrl: string, grower: GrowerView): string {
  const { certificate, imageUrl, slug } = grower
  const told = words.named(grower.words, grower.hindiWords)
  const facts = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: nameOf(grower),
    url: publicUrl + growerPath(slug),
    ...(told && { description: told }),
    ...(imageUrl && { image: absolute(publicUrl, imageUrl) }),
    address: {
      '@type': 'PostalAddress',
      addressLocality: villageOf(grower),
      addressRegion: words.named(grower.district, grower.hindiDistrict),
      addressCountry: 'IN',
    },
    ...(certificate && {
      hasCertification: {
        '@type': 'Certification',
        name: schemeNames[certificate.scheme],
        certificationIdentification: certificate.number,
        expires: certificate.until,
      },
    }),
    mainEntityOfPage: { '@type': 'ProfilePage', '@id': publicUrl + growerPath(slug), inLanguage: locale },
  }
  // XSS: inside a script element only `<` could end it.
  return JSON.stringify(facts).replaceAll('<', '\\u003c')
}
