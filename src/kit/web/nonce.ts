/** The nonce of this page's answer, with which libraries may write their own styles into it (docs/decisions/009-no-inline-code.md). */
export function styleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
}

// Where goober (toasts) and get-nonce (dialogs) look for it; set before either of them is loaded.
Object.assign(window, { __nonce__: styleNonce(), __webpack_nonce__: styleNonce() })
