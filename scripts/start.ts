/** `npm start`: builds when needed, then serves from the build. */
import { buildWhenNeeded } from './build.ts'

process.env.NODE_ENV ??= 'production'
await buildWhenNeeded()

// By a computed address, because the file does not exist before the first build.
const builtServer = new URL('../build/server/index.js', import.meta.url).href
const { serve } = (await import(builtServer)) as { serve: () => Promise<void> }
await serve()
