import '../../kit/web/nonce.ts'
import '../../kit/web/styles-first.ts'
import '../../kit/web/styles-shell.ts'
import { createRoot } from 'react-dom/client'
import { must } from '../../kit/contract/must.ts'
import { showKept } from '../../kit/web/toasts.ts'
import { App } from './App.tsx'
import { countWhenIdle } from './count.ts'
import { createAppRouter } from './router.tsx'

const router = createAppRouter()
showKept()
createRoot(must(document.getElementById('root'), 'root of the page')).render(<App router={router} />)
countWhenIdle((seen) => {
  router.subscribe('onResolved', seen)
})
