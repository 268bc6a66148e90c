/** Style of the pages of sandboxes; a file of its own, because nothing inline is let through (docs/decisions/009-no-inline-code.md). */
export const sandboxStyle = `
:root { color-scheme: light dark; --ink: #1c1917; --page: #faf9f7; --card: #fff; --line: #e7e2db; --dim: #57534e; --blue: #2b59e8; }
@media (prefers-color-scheme: dark) { :root { --ink: #f3efea; --page: #161412; --card: #1f1c1a; --line: #3a3532; --dim: #b8b0a8; --blue: #8aa6ff; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
.sandbox { background: #7a4b00; color: #fff; padding: 10px 16px; text-align: center; font-weight: 600; }
main { max-width: 520px; margin: 32px auto; padding: 24px; background: var(--card); border: 1px solid var(--line); border-radius: 12px; }
h1 { font-size: 1.375rem; margin: 0 0 4px; }
p { margin: 0 0 16px; } .dim { color: var(--dim); }
.amount { font-size: 2rem; font-weight: 650; font-variant-numeric: tabular-nums; margin: 8px 0 20px; }
form { margin: 0 0 10px; }
fieldset { border: 0; margin: 0 0 12px; padding: 0; } legend { padding: 0; font-weight: 600; }
button, .button { display: block; width: 100%; min-height: 44px; padding: 10px 16px; border: 1px solid var(--line); border-radius: 8px; background: transparent; color: inherit; font: inherit; text-align: center; text-decoration: none; cursor: pointer; }
button + button { margin-top: 10px; }
button.main { background: #2b59e8; border-color: #2b59e8; color: #fff; font-weight: 600; }
:focus-visible { outline: 3px solid var(--blue); outline-offset: 2px; }
label { display: block; margin: 0 0 12px; } input[type='text'], input[type='number'], select { display: block; width: 100%; min-height: 44px; padding: 8px 12px; font: inherit; border: 1px solid var(--line); border-radius: 8px; background: var(--page); color: inherit; }
label.tick { display: flex; align-items: center; gap: 10px; min-height: 44px; margin: 0; } input[type='checkbox'] { width: 20px; height: 20px; flex: none; }
.alert { border: 1px solid #b42318; border-left-width: 5px; border-radius: 8px; padding: 10px 14px; margin: 0 0 16px; }
table { width: 100%; border-collapse: collapse; margin: 0 0 16px; } td, th { text-align: left; padding: 8px 0; border-bottom: 1px solid var(--line); } td:last-child, th:last-child { text-align: right; font-variant-numeric: tabular-nums; }
@media (max-width: 560px) { main { margin: 0; border: 0; border-radius: 0; } }
@media print { .sandbox { color: #000; border-bottom: 2px solid #000; } form, .button { display: none; } }
`

export function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}

/** One page of a sandbox; `notice` says at its top what it stands in for. */
export function sandboxPage(title: string, body: string, notice: string, style = '/sandbox/style.css'): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escape(title)} (sandbox)</title><link rel="icon" href="/icon.svg"><link rel="stylesheet" href="${style}"></head><body><div class="sandbox">Sandbox: ${escape(notice)}</div><main><h1>${escape(title)}</h1>${body}</main></body></html>`
}

/** A button that posts what it stands for. */
export function button(action: string, name: string, label: string, main = false): string {
  const look = main ? ' class="main"' : ''
  return `<form method="post" action="${escape(action)}"><button${look} name="do" value="${escape(name)}">${escape(label)}</button></form>`
}

export function link(href: string, label: string): string {
  return `<p><a class="button" href="${escape(href)}">${escape(label)}</a></p>`
}

export function money(minor: number, currency: string): string {
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency: currency.toUpperCase() }).format(minor / 100)
}
