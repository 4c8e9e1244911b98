import * as words from '#words/shop/home/parts/en.ts'

export interface Testimonial {
  name: string
  username: string
  /** Out of five, in halves. */
  rating: number
  comment: string
}

/**
 * Fixed content of the page. It is shown to people, and never told to search engines as ratings of goods.
 */
export const testimonials: readonly Testimonial[] = [
  {
    name: 'Meera Kulkarni',
    username: '@meera.cooks',
    rating: 5,
    comment: words.meeraSays,
  },
  {
    name: 'Arjun Rathore',
    username: '@arjun_r',
    rating: 4.5,
    comment: words.arjunSays,
  },
  {
    name: 'Farida Sheikh',
    username: '@farida.sheikh',
    rating: 4.5,
    comment: words.faridaSays,
  },
  {
    name: 'Joseph Kurian',
    username: '@joseph_k',
    rating: 4,
    comment: words.josephSays,
  },
]
