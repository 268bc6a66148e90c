import { useEffect, useRef } from 'react'
import { must } from '../../../../kit/contract/must.ts'
import { requestAnswerWords } from '../../meeting.ts'

/** What is said once a time was asked for. */
export function RequestSent({ email, product }: { email: string; product: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => must(heading.current, 'current').focus(), [])
  return (
    <>
      <h1 className="serif" ref={heading} tabIndex={-1}>
        Thank you. Request sent.
      </h1>
      <p className="plain-lead">
        We’ll email {email} {requestAnswerWords} with a time.
      </p>
      <a href="/" className="plain-button" data-quiet>
        Back to {product}
      </a>
    </>
  )
}
