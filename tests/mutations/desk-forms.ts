import type { Mutation } from './mutation.ts'

const forms = 'app/desk/products/form'

/** The forms by which the shop is stocked. */
export const deskFormMutations: Mutation[] = [
  {
    file: `${forms}/upload-once.ts`,
    find: 'if (changed && !changed.ok) return changed',
    put: '',
    tests: [`${forms}/upload-once.test.ts`],
    why: 'a change that was refused is reported as saved',
  },
  {
    file: `${forms}/upload-once.ts`,
    find: 'updatedAt !== pending.known.updatedAt && own',
    put: 'own',
    tests: [`${forms}/upload-once.test.ts`],
    why: 'pieces that were added after a lost answer are not counted',
  },
  {
    file: `${forms}/upload-once.ts`,
    find: 'pending ??= {',
    put: 'pending = {',
    tests: [`${forms}/upload-once.test.ts`],
    why: 'a product whose answer was lost is there twice',
  },
  {
    file: `${forms}/upload-once.ts`,
    find: "!answer.ok && answer.body.code === 'invalid_input'",
    put: '!answer.ok',
    tests: [`${forms}/upload-once.test.ts`],
    why: 'a session that ends in between makes a second product',
  },
  {
    file: `${forms}/picture-uploads.ts`,
    find: 'if (signal.aborted) return',
    put: '',
    tests: [`${forms}/picture-uploads.test.ts`],
    why: 'a picture that was removed is reported to have failed',
  },
  {
    file: `${forms}/picture-uploads.ts`,
    find: 'URL.revokeObjectURL(preview)',
    put: '',
    tests: [`${forms}/picture-uploads.test.ts`],
    why: 'four hundred pictures fill the memory of a phone before breakfast',
  },
  {
    file: `${forms}/pictures.ts`,
    find: 'Math.max(0, atOnce - sending.length)',
    put: 'atOnce',
    tests: [`${forms}/pictures.test.ts`, `${forms}/picture-uploads.test.ts`],
    why: 'ten pictures share a thin line, and none arrives',
  },
  {
    file: `${forms}/form-state.ts`,
    find: 'if (form.isSaving) return form',
    put: '',
    tests: [`${forms}/form-state.test.ts`],
    why: 'what is typed while a product is saved is lost with the form',
  },
  {
    file: `${forms}/kinds.ts`,
    find: 'return typed.trim() ? Number(typed) : null',
    put: 'return Number(typed)',
    tests: [`${forms}/form-state.test.ts`],
    why: 'what nobody counts is sold out',
  },
  {
    file: `${forms}/differences.ts`,
    find: "const isTheirs = part === 'stock' || shown(mine, part) === shown(loaded, part)",
    put: "const isTheirs = part === 'stock'",
    tests: [`${forms}/differences.test.ts`],
    why: 'what the other one has mended is undone by whoever saves second',
  },
  {
    file: `${forms}/differences.ts`,
    find: 'Number(present) + Number(typed) - Number(shownToMe)',
    put: 'Number(typed)',
    tests: [`${forms}/differences.test.ts`],
    why: 'what was sold while two edited one product is on the shelf again',
  },
  {
    file: `${forms}/upload-picture.ts`,
    find: "reject(new Error('The upload timed out.'))",
    put: '',
    tests: [`${forms}/upload-picture.test.ts`],
    why: 'a picture that hangs keeps its product from being saved for ever',
  },
  {
    file: `${forms}/choose-pictures.ts`,
    find: 'Math.max(0, mostPictures - had)',
    put: 'mostPictures',
    tests: [`${forms}/choose-pictures.test.ts`],
    why: 'a form with eleven pictures can never be saved',
  },
]
