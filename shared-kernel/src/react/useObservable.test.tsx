import { act, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { BehaviorSubject, Observable, Subject } from 'rxjs';
import { useObservable } from './useObservable';

function Show({ source$ }: { source$: Observable<string> }) {
  return <p>{useObservable(source$, 'none yet')}</p>;
}

describe('useObservable', () => {
  it('shows the stand-in until the first value, then each value', () => {
    const source$ = new Subject<string>();
    render(<Show source$={source$} />);
    expect(screen.getByText('none yet')).toBeTruthy();
    act(() => source$.next('1 – 0'));
    expect(screen.getByText('1 – 0')).toBeTruthy();
  });

  it('never renders the stand-in when the stream has a value at once', () => {
    const rendered: (string | null)[] = [];
    const source$ = new BehaviorSubject('now');
    const Spy = () => {
      rendered.push(useObservable(source$, 'none yet'));
      return null;
    };
    render(<Spy />);
    expect(new Set(rendered)).toEqual(new Set(['now']));
  });

  it('follows another stream when it is given one', () => {
    const { rerender } = render(<Show source$={new BehaviorSubject('first')} />);
    rerender(<Show source$={new BehaviorSubject('second')} />);
    expect(screen.getByText('second')).toBeTruthy();
  });

  it('leaves no subscription behind, in StrictMode too', () => {
    let open = 0;
    const source$ = new Observable<string>((subscriber) => {
      open += 1;
      subscriber.next('a');
      return () => {
        open -= 1;
      };
    });
    const { unmount } = render(<Show source$={source$} />, { wrapper: StrictMode });
    expect(open).toBe(1);
    unmount();
    expect(open).toBe(0);
  });
});
