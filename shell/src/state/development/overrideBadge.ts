import { type Override, withoutOverrides } from './pointerOverrides';

/**
 * Marks every page as not live, and links back to the live one.
 *
 * @param refused overrides that were rejected
 */
export function showOverrideBadge(
  { document, location }: Window,
  overrides: readonly Override[],
  refused: readonly string[],
): void {
  const badge = document.createElement('aside');
  badge.id = 'tyso-overrides';
  badge.setAttribute('aria-label', 'Bản thử');
  badge.style.cssText =
    'position:fixed;inset:auto auto 8px 8px;z-index:2147483647;max-width:calc(100vw - 16px);padding:6px 10px;' +
    'border-radius:6px;background:#b00020;color:#fff;font:12px/1.4 system-ui;overflow-wrap:anywhere';
  const lines = [
    ...overrides.map(({ remote, manifest }) => `Bản thử: ${remote} ← ${manifest}`),
    ...refused.map((reason) => `Bỏ qua ${reason}`),
  ];
  for (const text of lines) {
    const line = document.createElement('div');
    line.textContent = text;
    badge.append(line);
  }
  const back = document.createElement('a');
  back.href = withoutOverrides(location.href);
  back.textContent = 'Về bản đang chạy';
  back.style.color = 'inherit';
  badge.append(back);
  document.body.append(badge);
}
