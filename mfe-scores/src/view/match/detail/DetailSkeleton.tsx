import styled from 'styled-components';
import { t } from '../../../texts/texts';

/** A placeholder as tall as the detail, so that the dialog does not jump. */
export function DetailSkeleton() {
  return <Bones role="status" aria-label={t('state.loading')} />;
}

const Bones = styled.div`
  height: calc(50dvh + 192px);
  background:
    radial-gradient(circle at 50%, var(--surface-3) 22px, transparent 22px) 20% 24px / 44px 44px,
    radial-gradient(circle at 50%, var(--surface-3) 22px, transparent 22px) 80% 24px / 44px 44px,
    linear-gradient(var(--surface-3) 0 0) 50% 30px / 84px 28px,
    linear-gradient(var(--surface-3) 0 0) 50% 124px / 100% 8px,
    linear-gradient(var(--surface-3) 0 0) 50% 156px / 60% 10px,
    linear-gradient(var(--surface-3) 0 0) 50% 190px / 60% 10px;
  background-repeat: no-repeat;
`;
