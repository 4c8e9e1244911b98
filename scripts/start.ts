/** `npm start`: builds when needed, then serves from the build. */
import { enableCompileCache, flushCompileCache } from 'node:module'
import path from 'node:path'

import { buildWhenNeeded } from './build.ts'
import { projectRoot } from './run-program.ts'

process.env.NODE_ENV ??= 'production'
await buildWhenNeeded()

// Most of a start goes into loading modules. Written at once: a shop that is killed writes nothing.
enableCompileCache(path.join(projectRoot, 'build', 'compile-cache'))

// By a computed address, because the file does not exist before the first build.
const builtServer = new URL('../build/server/index.js', import.meta.url).href
const { serve } = (await import(builtServer)) as { serve: () => Promise<void> }
await serve()
flushCompileCache()
