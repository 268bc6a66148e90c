import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { firstChunks } from './tools/build/first-chunks.ts'
import { keepSheets } from './tools/build/keep-sheets.ts'
import { laterScreens, laterScreensOf } from './tools/build/later-screens.ts'
import { lightContracts } from './tools/build/light-contracts.ts'
import { offlineFiles, workerFile } from './tools/build/offline-files.ts'
import { precompress } from './tools/build/precompress.ts'
import { singleCalls } from './tools/build/single-calls.ts'

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
  '/site.webmanifest',
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
  '/api-docs',
  '/content/archive.zip',
]

/** What a creator may want to see without a connection. */
const offlineScreens = [
  'StartScreen',
  'InfluencerDashboardScreen',
  'CollabScreen',
  'CheckInScreen',
  'DmsScreen',
  'ProfileEditorScreen',
  'NotificationsScreen',
  'DoorScreen',
]

const first = firstChunks()
const base = first.only('base', (by) => by.has('door') && by.size > 1)
/** Of these and the feed’s the build beforehand keeps only values, so it does not find them; the sign-in page has these too. */
const constants = /src[\\/](kit[\\/]contract[\\/]own-path|domains[\\/]usage[\\/]plain-path)\.ts$/
const common = first.only('common', (by) => by.has('feed'))
const feedConstants = /src[\\/]kit[\\/]contract[\\/](days|time-left)\.ts$/

export default defineConfig({
  root: '.',
  publicDir: 'src/app/web/public',
  plugins: [
    react(),
    first.plugin,
    lightContracts(),
    singleCalls(),
    laterScreens(['FeedScreen', 'StartScreen']),
    keepSheets(),
    offlineFiles(offlineScreens),
    precompress(),
  ],
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
    // A browser that can’t preload modules loads each when it’s imported.
    modulePreload: { polyfill: false },
    // The map's engine is one piece, and comes only with the map.
    chunkSizeWarningLimit: 1_200,
    rolldownOptions: {
      input: ['index.html', 'door.html', 'open.html', 'src/app/web/early.ts', 'src/app/web/offline/service-worker.ts'],
      output: {
        entryFileNames: ({ name }) => (name === 'service-worker' ? workerFile : 'assets/[name]-[hash].js'),
        codeSplitting: {
          // What every page needs and what changes only with an upgrade stays in the browser's cache.
          groups: [
            // The nonce with them: it must be known before any library that writes styles is loaded.
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|src[\\/]kit[\\/]web[\\/]nonce\.ts$/,
              priority: 7,
            },
            { name: 'tanstack', test: /node_modules[\\/]@tanstack[\\/]/, priority: 5 },
            // What is seen first, in one piece each (docs/decisions/030-first-load.md): what the sign-in page and the frame
            // around every other page share, the rest of each, and what other screens share with the feed.
            ...[
              {
                name: (...[id, context]: Parameters<typeof base>) => (constants.test(id) ? 'base' : base(id, context)),
                debugName: 'base',
                priority: 4,
              },
              { name: first.only('door', (by) => by.has('door')), debugName: 'door', priority: 3 },
              { name: first.only('app', (by) => by.has('app')), debugName: 'app', priority: 2 },
              {
                name: (...[id, context]: Parameters<typeof base>) =>
                  feedConstants.test(id) ? 'common' : common(id, context),
                debugName: 'common',
                minShareCount: 2,
                priority: 1,
              },
              // Each is named whole: what else its modules import is for somebody else.
            ].map((group) => ({ ...group, includeDependenciesRecursively: false })),
            { name: 'screens', test: laterScreensOf, priority: 1 },
          ],
        },
      },
    },
  },
})
