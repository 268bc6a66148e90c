import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { asciiOnly } from './tools/build/ascii.ts'
import { outside } from './tools/build/packages.ts'

/**
 * The server for `npm start`, in a few files that load several times faster than its sources: the process itself, the
 * one that makes the demo, the commands, the threads that read videos and Excel files, and the pages that the server writes (`src/app/web/open`). Packages with binaries, WebAssembly
 * or data files of their own stay packages.
 */
export default defineConfig({
  plugins: [react(), asciiOnly()],
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: {
    noExternal: true,
    external: outside,
  },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node24',
    rolldownOptions: {
      input: {
        main: 'src/app/server/main.ts',
        'make-demo': 'src/app/server/make-demo.ts',
        db: 'src/app/server/db.ts',
        admin: 'src/app/server/admin.ts',
        doctor: 'src/app/server/doctor/doctor.ts',
        import: 'src/app/server/import.ts',
        open: 'src/app/web/open/render.tsx',
        'video-worker': 'src/domains/media/server/video-worker.ts',
        'xlsx-worker': 'src/kit/server/sheets/xlsx-worker.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
})
