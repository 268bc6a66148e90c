import { useEffect, useState } from 'react'
import { useAddress } from '../../../kit/web/route.ts'
import { linkSearch } from './links.ts'

/** What a mailed link carries. It leaves the address as soon as it is read: neither history nor another page keeps it. */
export function useOneTimeLink(): { token: string | undefined } {
  const [inAddress, setAddress] = useAddress(linkSearch)
  const [{ token }] = useState(inAddress)
  const isShown = inAddress.token !== undefined
  useEffect(() => {
    if (isShown) setAddress({ token: undefined })
  })
  return { token }
}
