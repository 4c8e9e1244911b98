import { execFileSync } from 'node:child_process'
import path from 'node:path'

import { expect, test } from 'vitest'

import { projectFolder } from '#db/project-folder.ts'

/** On Debian: apt-get install prometheus. */
test('each rule of Prometheus comes in the night that it is for, and not before', () => {
  const rules = path.join(projectFolder(), 'deploy', 'prometheus', 'alerts.test.yml')
  const told = execFileSync('promtool', ['test', 'rules', rules], { encoding: 'utf8' })
  expect(told).toContain('SUCCESS')
})
