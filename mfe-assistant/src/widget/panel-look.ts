/** The opened widget: a sheet at the side, the whole screen on a phone. */
export const panelLook = `dialog{all:initial;color-scheme:inherit;position:fixed;z-index:var(--mya-z,2147483000);inset-block:auto max(8px,min(var(--_inset),24px));inset-inline:auto max(8px,min(var(--_inset),24px));display:flex;flex-direction:column;width:min(408px,calc(100vw - 16px));height:min(660px,calc(100dvh - 32px));overflow:hidden auto;border:1px solid var(--_edge);border-radius:var(--_radius);background:var(--_paper);color:var(--_ink);box-shadow:0 4px 12px #0002,0 24px 64px #0004;font:400 medium/1.5 var(--_font)}
dialog[data-position=start]{inset-inline:max(8px,min(var(--_inset),24px)) auto}
dialog:not([open],:popover-open){display:none}
dialog::backdrop{background:none}
header{display:flex;align-items:center;gap:.75em;padding-block:.75em;padding-inline:1em .5em;border-bottom:1px solid var(--_edge)}
header>svg{flex:none;font-size:1.5em;color:var(--_gilt)}
h2{all:unset;display:block;font:500 1.375em/1.15 var(--_font)}
header p{margin:0;color:var(--_quiet);font-size:.9375em;line-height:1.2}
header div{flex:1;min-width:0}
.log{flex:1;min-height:7em;overflow-y:auto;overscroll-behavior:contain;padding:1em}
ol{all:unset;display:flex;flex-direction:column;gap:1em}
li{display:block;overflow-wrap:anywhere;text-align:start}
li p{margin:0;white-space:pre-wrap}
.mya{padding-inline-start:.9em;border-inline-start:2px solid var(--_gilt)}
.reader{align-self:flex-end;max-width:86%;padding:.5em .8em;border-radius:var(--_radius);background:var(--_sheet);border:1px solid var(--_edge)}
.writing,.sources,.note,.why{color:var(--_quiet);font-size:.9375em;line-height:1.4}
.writing{font-style:italic}
li .sources,li .why{margin-top:.4em}
.chips{display:flex;flex-wrap:wrap;gap:.5em;margin-top:1em}
.chips button,.again{padding:.4em .9em;border:1px solid var(--_edge);background:var(--_sheet);color:var(--_ink);font-weight:400;font-size:1em;text-align:start}
.again{margin-top:.5em}
form{display:block;margin:0;padding:.75em 1em;border-top:1px solid var(--_edge)}
.line{display:flex;gap:.5em;align-items:flex-end}
textarea{all:unset;box-sizing:border-box;flex:1;min-width:0;min-height:44px;max-height:30dvh;overflow-y:auto;field-sizing:content;padding:.55em .8em;border:1px solid var(--_edge);border-radius:var(--_radius);background:var(--_sheet);color:var(--_ink);font:400 1.0625em/1.4 var(--_font);white-space:pre-wrap;overflow-wrap:anywhere;cursor:text}
textarea::placeholder{color:var(--_quiet)}
@supports not (field-sizing:content){textarea:not(:placeholder-shown){height:calc(3*1.4em + 1.1em + 2px)}}
.send{background:var(--_accent);color:var(--_accent-ink)}
[dir=rtl] .send svg{transform:scaleX(-1)}
.note{margin:.6em 0 0}
a{color:inherit}
a:focus-visible,.log:focus-visible{outline:3px solid var(--_gilt);outline-offset:-3px}
.said{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
[hidden]{display:none!important}
@media(max-width:600px){dialog,dialog[data-position=start]{inset:0;width:100%;max-width:none;height:100dvh;max-height:none;border:0;border-radius:0}form{padding-bottom:max(.75em,env(safe-area-inset-bottom))}textarea{font-size:max(1.0625em,16px)}}
@media(prefers-reduced-motion:no-preference){dialog{animation:rise .24s cubic-bezier(.2,.7,.2,1)}@keyframes rise{from{opacity:0;translate:0 12px}}}
@media(forced-colors:active){.send{border:1px solid}}`
