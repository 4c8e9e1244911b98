/** `npm run check`: everything that can be said of the code without running it. */
import { runProgram } from './run-program.ts'

const checks = [
  { name: 'format', run: () => runProgram('oxfmt', ['--check']) },
  {
    // One program for both, because each of them would check every type of the whole code again.
    name: 'lint and types',
    run: async () =>
      (await runProgram('react-router', ['typegen'])) &&
      (await runProgram('oxlint', ['--deny-warnings', '--type-check'])),
  },
  { name: 'unused code', run: () => runProgram('knip', []) },
]

// All of them, so that one run shows everything that has to be mended.
const failed: string[] = []
for (const { name, run } of checks) {
  const began = performance.now()
  const isClean = await run()
  if (!isClean) failed.push(name)
  console.log(`${isClean ? '✓' : '✗'} ${name}  ${((performance.now() - began) / 1000).toFixed(1)} s`)
}

if (failed.length > 0) {
  console.error(`Checks failed: ${failed.join(', ')}`)
  process.exitCode = 1
}
