import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { queryClient } from '../../kit/web/calls.ts'
import { ConfirmDialog } from '../../kit/web/confirm-dialog.tsx'
import { styleNonce } from '../../kit/web/nonce.ts'
import { cssVariables, theme } from '../../kit/web/theme.ts'
import { Toasts } from '../../kit/web/toasts-place.tsx'
import { AskConsent } from './AskConsent.tsx'
import type { AppRouter } from './router.tsx'

/** The whole of what the browser draws. `env` is Mantine's: in a test nothing fades in or out, and nothing is coloured. */
export function App({ router, env = 'default' }: { router: AppRouter; env?: 'default' | 'test' }) {
  return (
    <StrictMode>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        defaultColorScheme="auto"
        getStyleNonce={styleNonce}
        env={env}
        withCssVariables={env !== 'test'}
        withGlobalClasses={env !== 'test'}
      >
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} />
          <ConfirmDialog />
          <AskConsent />
          <Toasts />
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>
  )
}
