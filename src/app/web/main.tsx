import { styleNonce } from '../../kit/web/nonce.ts'
import '../../kit/web/styles-first.ts'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ConfirmDialog } from '../../kit/web/confirm.tsx'
import { queryClient } from '../../kit/web/calls.ts'
import { cssVariables, theme } from '../../kit/web/theme.ts'
import { Toasts } from '../../kit/web/toasts-place.tsx'
import { showKept } from '../../kit/web/toasts.ts'
import { AskConsent } from './AskConsent.tsx'
import { countWhenIdle } from './count.ts'
import { router } from './router.tsx'

showKept()
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      getStyleNonce={styleNonce}
    >
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
        <ConfirmDialog />
        <AskConsent />
        <Toasts />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
)
countWhenIdle((seen) => {
  router.subscribe('onResolved', seen)
})
