import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/domains/*/server/tables.ts',
    './src/adapters/*/tables.ts',
    './src/kit/server/tables.ts',
    './src/kit/server/mail/tables.ts',
  ],
  out: './migrations',
})
