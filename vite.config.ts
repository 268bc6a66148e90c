import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { keepSheets } from './tools/build/keep-sheets.ts'
import { precompress } from './tools/build/precompress.ts'

const server = `http://127.0.0.1:${process.env.PORT ?? 3000}`
/** Pages that the server writes itself, from the last build. */
const openPages = [
  '/$',
  '/join',
  '/schedule-call(?!.*token=)',
  '/assets',
  '/creators',
  '/pricing',
  '/help',
  '/support',
  '/robots.txt',
  '/sitemap.xml',
  '/privacy',
  '/terms',
  '/i',
  '/app/account-manager',
  '/app/influencer/profile',
]
const answeredByServer = [
  ...openPages,
  '/ingest',
  '/log',
  '/call',
  '/auth',
  '/media',
  '/events',
  '/webhooks',
  '/uploads',
  '/collabs',
  '/openapi.json',
]

export default defineConfig({
  root: '.',
  publicDir: 'src/app/web/public',
  plugins: [react(), keepSheets(), precompress()],
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(answeredByServer.map((path) => [`^${path}(/|\\?|$)`, { target: server }])),
  },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // The map's engine is one piece, and comes only with the map.
    chunkSizeWarningLimit: 1_200,
    rolldownOptions: {
      input: ['index.html', 'door.html', 'open.html'],
      output: {
        codeSplitting: {
          // What every page needs and what changes only with an upgrade stays in the browser's cache.
          groups: [
            // The nonce with them: it must be known before any library that writes styles is loaded.
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|src[\\/]kit[\\/]web[\\/]nonce\.ts$/,
            },
            { name: 'query', test: /node_modules[\\/]@tanstack[\\/](react-)?query/ },
            { name: 'router', test: /node_modules[\\/]@tanstack[\\/]/ },
          ],
        },
      },
    },
  },
})
