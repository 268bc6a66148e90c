import { Button } from '@mantine/core'
import { useState } from 'react'
import { must } from '../../../../../kit/contract/must.ts'
import { useWrite } from '../../../../../kit/web/calls.ts'
import { signedInToken } from '../../../../../kit/web/session.ts'
import { showError } from '../../../../../kit/web/toasts.ts'
import { sendFile } from '../../../../media/web/parts/send-file.ts'
import { profileCalls } from '../../../../profiles/contract.ts'
import { onboardingCalls } from '../../../contract.ts'
import styles from './onboarding.module.css'

type Props = { profileUid: string; pictures: readonly string[]; accountUid: string | undefined }

/** The pictures that their page names: each is fetched and put into the gallery by a tap, like one from their phone. */
export function WebsitePictures({ profileUid, pictures, accountUid }: Props) {
  const [taken, setTaken] = useState<readonly number[]>([])
  const [taking, setTaking] = useState<number | null>(null)
  const fetchIt = useWrite(onboardingCalls.readWebsitePicture)
  const add = useWrite(profileCalls.addProfilePicture)
  const take = async (at: number) => {
    setTaking(at)
    const picture = await fetchIt({ at, accountUid })
    if (!picture) return setTaking(null)
    const bytes = Uint8Array.from(atob(picture.base64), (letter) => must(letter.codePointAt(0)))
    const file = new File([bytes], picture.name, { type: picture.type })
    await sendFile(file, {
      token: signedInToken,
      onProgress: () => undefined,
      onRefused: ({ message, checks }) => {
        const [wrong] = checks.filter((check) => !check.ok)
        showError(wrong ? `${wrong.cause} ${wrong.fix}` : message)
        setTaking(null)
      },
      onDone: async (fileUid) => {
        if (await add({ profileUid, fileUid, as: 'gallery' })) setTaken((before) => [...before, at])
        setTaking(null)
      },
    })
  }
  const left = pictures.flatMap((address, at) => (taken.includes(at) ? [] : [{ address, at }]))
  if (left.length === 0) return null
  return (
    <div className={styles.hint}>
      <small className="dim">From your website. Only use photos you have the rights to.</small>
      <ul className="plain-list">
        {left.map(({ address, at }) => (
          <li key={address}>
            <span>{nameOf(address)}</span>
            <Button
              size="sm"
              variant="default"
              loading={taking === at}
              disabled={taking !== null}
              onClick={() => void take(at)}
            >
              Use this
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function nameOf(address: string): string {
  const { hostname, pathname } = new URL(address)
  const name = decodeURIComponent(pathname.split('/').findLast(Boolean) ?? hostname)
  return name.length > 48 ? `${name.slice(0, 20)}…${name.slice(-24)}` : name
}
