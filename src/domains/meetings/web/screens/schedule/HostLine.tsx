import { Avatar } from '@mantine/core'
import { productName } from '../../../../../kit/web/page.ts'
import { mediaAddress } from '../../../../media/web/parts/addresses.ts'
import type { CallView } from '../../../contract.ts'

const roleWords = { account_manager: 'Account manager', admin: 'Team' } as const

/** One of the team: face, name, what they are. */
export function HostLine({ host, size = 56 }: { host: CallView['host']; size?: number }) {
  return (
    <div className="call-host">
      <Avatar
        src={host.photo ? mediaAddress('thumb', host.photo) : null}
        alt=""
        name={host.name}
        color="blue"
        size={size}
      />
      <div>
        <b>{host.name}</b>
        <div className="dim">
          {roleWords[host.role]} at {productName()}
        </div>
      </div>
    </div>
  )
}
