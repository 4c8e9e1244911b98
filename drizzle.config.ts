import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./db/schema/index.ts', './sandbox/schema.ts'],
  out: './db/migrations',
})
