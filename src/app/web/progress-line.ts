import nprogress from 'nprogress'

// Set here so that the library's defaults may change.
nprogress.configure({ minimum: 0.08, speed: 200, trickleSpeed: 800, showSpinner: false })
// Its own bar has a role that does not exist.
nprogress.configure({
  barSelector: '.bar',
  template: '<div class="bar" aria-hidden="true"><div class="peg"></div></div>',
})

export { nprogress }
