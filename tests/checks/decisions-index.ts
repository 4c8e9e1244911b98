import fs from 'node:fs'
import path from 'node:path'

import { projectFolder } from '#db/project-folder.ts'

const folder = path.join(projectFolder(), 'docs', 'decisions')

interface Decision {
  number: string
  title: string
  subject: string
  file: string
  /** What its last section says of it. */
  status: string
}

/**
 * The index of the decisions: by subject, a line each, with its state. What is superseded is in `history/`.
 */
export function decisionsIndex(): string {
  const decisions = fs
    .globSync('{,history/}[0-9]*.md', { cwd: folder })
    .map(read)
    .toSorted((a, b) => a.number.localeCompare(b.number))
  const subjects = [...new Set(decisions.map(({ subject }) => subject))]
  const chapters = subjects.map((subject) => {
    const lines = decisions.filter((one) => one.subject === subject).map((one) => line(one, decisions))
    return `## ${subject}\n\n${lines.join('\n')}\n`
  })
  return `${head}\n${chapters.join('\n')}`
}

const head = `# Decisions

Written by \`node scripts/decisions.ts\` from the decisions themselves; a test compares. A number behind 'later' adds to a
decision or changes it: read that one too. Packages have a list of their own: [dependencies.md](dependencies.md).
`

function read(file: string): Decision {
  const text = fs.readFileSync(path.join(folder, file), 'utf8')
  const [, number, title, subject] = /^# (\d{3})\. (.+)\n\nSubject: (.+)\n/.exec(text) ?? []
  const status = text.split('\n## Status\n')[1]?.trim()
  if (!number || !title || !subject || !status)
    throw new Error(`${file}: a decision has '# 001. Title', 'Subject: …' and a section '## Status'`)
  if (file.startsWith('history/') !== status.startsWith('Superseded by '))
    throw new Error(`${file}: in history/ stands what is superseded, and nothing else`)
  return { number, title, subject, file, status }
}

function line({ number, title, file, status }: Decision, decisions: readonly Decision[]): string {
  const own = numbersIn(/^Superseded by [^.]*/.exec(status)?.[0] ?? '')
  const later = decisions
    .filter((other) => other.number > number && numbersIn(other.status).includes(number))
    .map((other) => other.number)
  const named = numbersIn(status).filter((other) => other > number && !own.includes(other))
  const all = [...new Set([...later, ...named])].filter((other) => !own.includes(other)).toSorted()
  const state = own.length > 0 ? `superseded by ${own.join(', ')}` : 'holds'
  return `- [${number}](${file}) ${title} (${[state, ...(all.length > 0 ? [`later: ${all.join(', ')}`] : [])].join('; ')})`
}

function numbersIn(text: string): string[] {
  return [...new Set(text.match(/\b\d{3}\b/g))]
}
