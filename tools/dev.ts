/** `npm run dev`: the pages with hot reload on port 5173, the server restarting on change behind them. */
import { type ChildProcess, spawn } from 'node:child_process'

const pages = 'http://127.0.0.1:5173'
const children: ChildProcess[] = [
  spawn('node', ['--watch', '--watch-preserve-output', 'src/app/server/main.ts'], {
    stdio: 'inherit',
    env: { ...process.env, PUBLIC_URL: process.env.PUBLIC_URL ?? pages },
  }),
  spawn('vite', { stdio: 'inherit' }),
]

function stop(): void {
  for (const child of children) child.kill('SIGTERM')
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
for (const child of children) child.on('exit', stop)
