import type { ReactNode } from 'react'
import './door-frame.css'

/** The frame of every page before signing in: the name, a picture of what it is about, and the form. */
export function DoorFrame({ title, lead, children }: { title: string; lead?: ReactNode; children?: ReactNode }) {
  return (
    <div className="door">
      <aside className="door-picture" aria-hidden="true">
        <TableScene />
        <p className="serif">A table, a story, and the people who tell it well.</p>
      </aside>
      <main className="door-form">
        <a href="/" className="door-name serif">
          Plusone
        </a>
        <h1 className="serif">{title}</h1>
        {lead && <p className="dim">{lead}</p>}
        {children}
      </main>
    </div>
  )
}

function TableScene() {
  return (
    <svg viewBox="0 0 600 800" preserveAspectRatio="xMidYMid slice">
      <defs>
        <linearGradient id="evening" x1="0" y1="0" x2="0.4" y2="1">
          <stop offset="0" stopColor="#1b3ca4" />
          <stop offset="1" stopColor="#142d7c" />
        </linearGradient>
        <radialGradient id="lamp" cx="0.5" cy="0.3" r="0.7">
          <stop offset="0" stopColor="#ffe3b0" stopOpacity="0.85" />
          <stop offset="1" stopColor="#ffe3b0" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="600" height="800" fill="url(#evening)" />
      <rect width="600" height="800" fill="url(#lamp)" />
      <path d="M300 0v150" stroke="#f3efea" strokeWidth="4" />
      <path d="M220 210c0-44 36-70 80-70s80 26 80 70z" fill="#f6d7a0" />
      <circle cx="300" cy="560" r="330" fill="#f3e9da" />
      <circle cx="300" cy="560" r="330" fill="none" stroke="#e2d2ba" strokeWidth="8" />
      <circle cx="205" cy="520" r="104" fill="#ffffff" />
      <circle cx="205" cy="520" r="76" fill="#faf3e8" />
      <path d="M150 535c20-60 92-62 112-4 4 26-26 44-58 44s-58-14-54-40z" fill="#d9733f" />
      <path d="M172 520c14-26 50-28 66-4" stroke="#f6b48a" strokeWidth="9" strokeLinecap="round" fill="none" />
      <circle cx="236" cy="562" r="13" fill="#7fa650" />
      <circle cx="176" cy="560" r="10" fill="#7fa650" />
      <circle cx="408" cy="598" r="92" fill="#ffffff" />
      <circle cx="408" cy="598" r="66" fill="#f1f6ee" />
      <path d="M368 600c6-36 70-42 82-6 8 30-18 46-42 46s-44-14-40-40z" fill="#93b86a" />
      <circle cx="392" cy="590" r="12" fill="#d8433b" />
      <circle cx="424" cy="608" r="12" fill="#d8433b" />
      <circle cx="414" cy="580" r="9" fill="#f1c350" />
      <circle cx="352" cy="432" r="46" fill="#e7dccb" />
      <circle cx="352" cy="432" r="34" fill="#7d2a34" />
      <path
        d="M98 420v190M84 420v46c0 16 28 16 28 0v-46"
        stroke="#b9ab95"
        strokeWidth="7"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M520 500v150" stroke="#b9ab95" strokeWidth="8" strokeLinecap="round" />
    </svg>
  )
}
