/** Pointer events, pointer capture and size observers, which jsdom lacks; enough for Radix to listen to. */
export function installBrowserParts(): void {
  class FakePointerEvent extends MouseEvent {
    readonly pointerId: number
    readonly pointerType: string
    constructor(type: string, init: PointerEventInit = {}) {
      super(type, init)
      this.pointerId = init.pointerId ?? 1
      this.pointerType = init.pointerType ?? 'mouse'
    }
  }
  Object.defineProperty(window, 'PointerEvent', { value: FakePointerEvent, writable: true })
  HTMLElement.prototype.setPointerCapture ??= () => undefined
  HTMLElement.prototype.releasePointerCapture ??= () => undefined
  HTMLElement.prototype.hasPointerCapture ??= () => true
  globalThis.ResizeObserver ??= class implements ResizeObserver {
    readonly #callback: ResizeObserverCallback
    constructor(callback: ResizeObserverCallback) {
      this.#callback = callback
    }
    observe() {
      this.#callback([], this)
    }
    unobserve() {}
    disconnect() {}
  }
}
