/** The pages of another language, made by scripts/vite-languages.ts. */
declare module 'virtual:haat/server-build-*' {
  import type { ServerBuild } from 'react-router'

  export const build: ServerBuild
}
