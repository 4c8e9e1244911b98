import {
  aboutPath,
  cartPath,
  checkoutPath,
  contactPath,
  faqPath,
  homePath,
  privacyPath,
  shippingPath,
  storiesPath,
  termsPath,
} from '#app/paths.ts'
import * as words from '#words/frame/footer/en.ts'
import { prefix } from '#words/language/en.ts'

export interface FooterLinks {
  title: string
  links: { label: string; to: string }[]
}

/** The links of the large footer, spelled as the specification spells them. */
export const footerGroups: FooterLinks[] = [
  {
    title: words.theShop,
    links: [
      { label: words.home, to: homePath },
      { label: words.allProducts, to: `${prefix}/products` },
      { label: words.cart, to: cartPath },
      { label: words.checkout, to: checkoutPath },
    ],
  },
  {
    title: words.categories,
    links: [
      { label: words.vegetables, to: `${prefix}/category/vegetables` },
      { label: words.fruits, to: `${prefix}/category/fruits` },
      { label: words.dairyProducts, to: `${prefix}/category/dairy-products` },
      { label: words.oils, to: `${prefix}/category/oils` },
      { label: words.dryFruits, to: `${prefix}/category/dry-fruits` },
    ],
  },
  {
    title: words.about,
    links: [
      { label: words.aboutUs, to: aboutPath },
      { label: words.contact, to: contactPath },
      { label: words.stories, to: storiesPath },
    ],
  },
  {
    title: words.help,
    links: [
      { label: words.questions, to: faqPath },
      { label: words.delivery, to: shippingPath },
      { label: words.privacy, to: privacyPath },
      { label: words.terms, to: termsPath },
    ],
  },
]
