import '../../../kit/web/nonce.ts'
import '../../../kit/web/styles-first.ts'
import { createRoot } from 'react-dom/client'
import { LoginScreen } from '../../../domains/accounts/web/screens/LoginScreen.tsx'
import { must } from '../../../kit/contract/must.ts'
import { showKept } from '../../../kit/web/toasts.ts'
import { Frame } from '../Frame.tsx'
import { countWhenIdle } from '../count.ts'

// The sign-in is a page of its own: it needs neither the router nor the application behind it.
showKept()
createRoot(must(document.getElementById('root'), 'root of the page')).render(
  <Frame>
    <LoginScreen />
  </Frame>,
)
countWhenIdle(() => undefined)
