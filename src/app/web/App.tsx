import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { queryClient } from '../../kit/web/calls.ts'
import { ConfirmDialog } from '../../kit/web/confirm-dialog.tsx'
import { Frame } from './Frame.tsx'
import type { AppRouter } from './router.tsx'

/** The application: every page but the open ones and the sign-in. */
export function App({ router, env = 'default' }: { router: AppRouter; env?: 'default' | 'test' }) {
  return (
    <QueryClientProvider client={queryClient}>
      <Frame env={env}>
        <RouterProvider router={router} />
        <ConfirmDialog />
      </Frame>
    </QueryClientProvider>
  )
}
