import { afterAll, onTestFinished, TestRunner } from 'vitest'

/**
 * Tidies up after the test that asks for it, or after the whole file when it is asked for at the file's top.
 */
export function afterwards(tidyUp: () => Promise<unknown>): void {
  const register = TestRunner.getCurrentTest() ? onTestFinished : afterAll
  register(async () => {
    await tidyUp()
  })
}
