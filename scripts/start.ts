/** `npm start`: builds when needed, then serves from the build. */
import { enableCompileCache, flushCompileCache } from 'node:module'
import path from 'node:path'

import { isBuiltElsewhere, missingBuild } from './built-elsewhere.ts'
import { projectRoot } from './run-program.ts'

process.env.NODE_ENV ??= 'production'
if (isBuiltElsewhere()) {
  const missing = missingBuild()
  if (missing !== null) {
    process.stderr.write(`${missing}\n`)
    process.exit(1)
  }
} else {
  // What builds is not there where the shop is only run.
  await (await import('./build.ts')).buildWhenNeeded()
}

// Most of a start goes into loading modules. Written at once: a shop that is killed writes nothing.
enableCompileCache(path.join(projectRoot, 'build', 'compile-cache'))

// By a computed address, because the file does not exist before the first build.
const builtServer = new URL('../build/server/index.js', import.meta.url).href
const { serve } = (await import(builtServer)) as { serve: () => Promise<void> }
await serve()
flushCompileCache()
