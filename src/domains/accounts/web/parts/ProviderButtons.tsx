import { Button } from '@mantine/core'
import { IconBrandApple, IconBrandGoogle, IconShieldLock } from '@tabler/icons-react'
import { pageFact } from '../../../../kit/web/page-facts.ts'
import { postAuth } from '../../../../kit/web/session.ts'

type Provider = { id: 'google' | 'apple' | 'openid'; name: string }

const icons = { google: IconBrandGoogle, apple: IconBrandApple, openid: IconShieldLock }

/** Where one may sign in instead, as the settings of this installation say; mostly none. */
function providers(): Provider[] {
  return JSON.parse(pageFact('sign-in-providers') ?? '[]') as Provider[]
}

type Props = { isBusy: boolean; onAttempt: (work: () => Promise<void>) => void }

/** Ways in by another account. The browser leaves for the provider and comes back to `/app/provider-login`. */
export function ProviderButtons({ isBusy, onAttempt }: Props) {
  return providers().map(({ id, name }) => {
    const Icon = icons[id]
    return (
      <Button
        key={id}
        variant="default"
        size="lg"
        leftSection={<Icon size={20} />}
        disabled={isBusy}
        onClick={() =>
          onAttempt(async () => {
            const { url } = (await postAuth('provider/start', { provider: id })) as { url: string }
            location.assign(url)
          })
        }
      >
        Continue with {name}
      </Button>
    )
  })
}
