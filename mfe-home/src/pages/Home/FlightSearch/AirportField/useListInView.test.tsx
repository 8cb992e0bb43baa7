import { render } from '@testing-library/react';
import { useRef } from 'react';
import { useListInView } from './useListInView';

const SCREEN_PX = 640;
const HEADER_PX = 96;
const ROOM_PX = 200;
const FIELD_PX = 56;

const viewport = Object.assign(new EventTarget(), { offsetTop: 0, height: SCREEN_PX });
const scrollBy = jest.fn();
let fieldTop: number;

beforeEach(() => {
  viewport.height = SCREEN_PX;
  scrollBy.mockReset().mockImplementation((_x: number, y: number) => {
    fieldTop -= y;
  });
  Object.assign(window, { visualViewport: viewport, scrollBy });
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockImplementation(() => new DOMRect(0, fieldTop, 300, FIELD_PX));
  // jsdom knows no scroll margins.
  jest.spyOn(window, 'getComputedStyle').mockReturnValue({
    scrollMarginTop: `${String(HEADER_PX)}px`,
    scrollMarginBottom: `${String(ROOM_PX)}px`,
  } as CSSStyleDeclaration);
});

afterEach(() => {
  jest.restoreAllMocks();
  Object.assign(window, { visualViewport: undefined });
});

function Field({ isOpen }: { readonly isOpen: boolean }) {
  const control = useRef<HTMLInputElement>(null);
  useListInView(control, isOpen);
  return (
    <div>
      <input ref={control} aria-label="Field" />
    </div>
  );
}

function openFieldAt(top: number) {
  fieldTop = top;
  const page = render(<Field isOpen />);
  return {
    ...page,
    room: () => page.getByLabelText('Field').parentElement?.style.getPropertyValue('--room'),
  };
}

describe('useListInView', () => {
  it('moves nothing while the list is closed, nor where the list has room already', () => {
    render(<Field isOpen={false} />).unmount();
    const { room } = openFieldAt(SCREEN_PX - FIELD_PX - ROOM_PX);
    expect(scrollBy).not.toHaveBeenCalled();
    expect(room()).toBe('200px');
  });

  it('makes room below a field at the lower edge of the screen', () => {
    const { room } = openFieldAt(SCREEN_PX - FIELD_PX);
    expect(scrollBy).toHaveBeenCalledWith(0, ROOM_PX);
    expect(room()).toBe('200px');
  });

  it('brings a field out from under the sticky header', () => {
    openFieldAt(10);
    expect(fieldTop).toBe(HEADER_PX);
  });

  it('makes room again when a keyboard covers a part of the screen, but leaves the field below the header', () => {
    const { room, unmount } = openFieldAt(300);
    expect(scrollBy).not.toHaveBeenCalled();
    viewport.height = 380;
    viewport.dispatchEvent(new Event('resize'));
    expect(fieldTop).toBe(380 - FIELD_PX - ROOM_PX);
    viewport.height = 300;
    viewport.dispatchEvent(new Event('resize'));
    expect(fieldTop).toBe(HEADER_PX);
    expect(room()).toBe('148px');
    unmount();
    viewport.height = 200;
    viewport.dispatchEvent(new Event('resize'));
    expect(fieldTop).toBe(HEADER_PX);
  });

  it('takes the height of the window where a browser does not know what the keyboard covers', () => {
    Object.assign(window, { visualViewport: undefined, innerHeight: SCREEN_PX });
    openFieldAt(SCREEN_PX - FIELD_PX);
    expect(scrollBy).toHaveBeenCalledWith(0, ROOM_PX);
  });
});
