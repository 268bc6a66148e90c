import type { ReactNode } from 'react'

/** A laid table from above, and the phone that tells about it. */
export function TableScene() {
  return (
    <svg viewBox="0 0 600 800" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <linearGradient id="evening" x1="0" y1="0" x2="0.3" y2="1">
          <stop offset="0" stopColor="#1b3ca4" />
          <stop offset="1" stopColor="#0f2263" />
        </linearGradient>
        <linearGradient id="light" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffe9c4" stopOpacity="0.55" />
          <stop offset="1" stopColor="#ffe9c4" stopOpacity="0" />
        </linearGradient>
        <radialGradient id="cloth" cx="0.5" cy="0.22" r="0.85">
          <stop offset="0" stopColor="#fff6e6" />
          <stop offset="1" stopColor="#ead9bf" />
        </radialGradient>
      </defs>
      <rect width="600" height="800" fill="url(#evening)" />
      <path d="M226 172h148l250 520H-24z" fill="url(#light)" />
      <path d="M300 0v104" stroke="#f3efea" strokeWidth="3" />
      <path d="M214 172c0-42 36-68 86-68s86 26 86 68z" fill="#f6d7a0" />
      <ellipse cx="300" cy="172" rx="86" ry="9" fill="#fff1d2" />
      <circle cx="300" cy="590" r="342" fill="#0b1a4d" opacity="0.35" />
      <circle cx="300" cy="574" r="336" fill="url(#cloth)" />
      <Plate x={196} y={500} r={106} rim="#faf3e8">
        <path d="M-55 15c20-60 92-62 112-4 4 26-26 44-58 44s-58-14-54-40z" fill="#d9733f" />
        <path d="M-33 0c14-26 50-28 66-4" stroke="#f6b48a" strokeWidth="9" strokeLinecap="round" fill="none" />
        <circle cx="31" cy="42" r="13" fill="#7fa650" />
        <circle cx="-29" cy="40" r="10" fill="#93b86a" />
      </Plate>
      <Plate x={420} y={560} r={90} rim="#f1f6ee">
        <path d="M-40 2c6-36 70-42 82-6 8 30-18 46-42 46s-44-14-40-40z" fill="#93b86a" />
        <circle cx="-16" cy="-8" r="12" fill="#d8433b" />
        <circle cx="16" cy="10" r="12" fill="#d8433b" />
        <circle cx="6" cy="-18" r="9" fill="#f1c350" />
      </Plate>
      <circle cx="352" cy="412" r="46" fill="#fff" opacity="0.75" />
      <circle cx="352" cy="412" r="35" fill="#7d2a34" />
      <path d="M330 398a26 26 0 0 1 20-12" stroke="#c27780" strokeWidth="4" strokeLinecap="round" fill="none" />
      <path
        d="M76 410v196M62 410v44c0 16 28 16 28 0v-44"
        stroke="#b9a88c"
        strokeWidth="6"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M536 474v158" stroke="#b9a88c" strokeWidth="7" strokeLinecap="round" />
      <g transform="translate(286 690) rotate(-14)">
        <rect x="-46" y="-82" width="92" height="164" rx="15" fill="#1c1917" />
        <rect x="-39" y="-75" width="78" height="150" rx="9" fill="#f6e7cd" />
        <circle cy="-14" r="31" fill="#fff" />
        <circle cy="-14" r="19" fill="#d9733f" />
        <circle cx="9" cy="-5" r="5" fill="#7fa650" />
        <circle cy="52" r="11" fill="none" stroke="#2b59e8" strokeWidth="4" />
        <path d="M-30 -62v-6h6M30 -62v-6h-6M-30 30v6h6M30 30v6h-6" stroke="#57524c" strokeWidth="2.5" fill="none" />
      </g>
    </svg>
  )
}

function Plate({ x, y, r, rim, children }: { x: number; y: number; r: number; rim: string; children: ReactNode }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle cy="7" r={r} fill="#8a7550" opacity="0.2" />
      <circle r={r} fill="#fff" />
      <circle r={r * 0.73} fill={rim} />
      {children}
    </g>
  )
}
