/** Fonts, styles and pictures have no meaning in a jsdom test. */
export default 'asset'
