import { MantineProvider } from '@mantine/core'
import { type ReactNode, StrictMode } from 'react'
import { styleNonce } from '../../kit/web/nonce.ts'
import { cssVariables, theme } from '../../kit/web/theme.ts'
import { Toasts } from '../../kit/web/toasts-place.tsx'
import { AskConsent } from './AskConsent.tsx'

type Props = { children: ReactNode; env?: 'default' | 'test' }

/** What is around whatever the browser draws. `env` is Mantine's: in a test nothing fades in or out, and nothing is coloured. */
export function Frame({ children, env = 'default' }: Props) {
  return (
    <StrictMode>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        defaultColorScheme="auto"
        getStyleNonce={styleNonce}
        // All of them, so that no sheet has to bring those that are the library's.
        deduplicateCssVariables={false}
        env={env}
        withCssVariables={env !== 'test'}
        withGlobalClasses={env !== 'test'}
      >
        {children}
        <AskConsent />
        <Toasts />
      </MantineProvider>
    </StrictMode>
  )
}
