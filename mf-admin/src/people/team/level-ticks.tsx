import { type Area, areas, type Level, type Levels, levels } from '@aimante/api-contract/core/rights';
import { Checkbox, Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@aimante/ui';
import { useTranslation } from 'react-i18next';
import type { CustomInputProps, FieldSpec } from '../../form/fields/field-spec.ts';
import styles from './team.module.css';

const steps = ['read', 'change', 'all'] as const satisfies readonly Level[];
type Step = (typeof steps)[number];

const reaches = (level: Level, step: Step): boolean => levels.indexOf(level) >= levels.indexOf(step);
/** Only owners change the team. */
const isOffered = (area: Area, step: Step): boolean => area !== 'team' || step === 'read';

/** Each level includes the ones before it: a tick brings them, and no tick takes the later ones along. */
const ticked = (step: Step, isOn: boolean): Level => (isOn ? step : (levels[levels.indexOf(step) - 1] ?? 'none'));

/** The field `levels` of a role: areas by what the role may do there, as ticks. */
export function useLevelsField(): FieldSpec<'levels'> {
  const { t } = useTranslation();
  return {
    name: 'levels',
    label: t('team.rightsOf'),
    isWide: true,
    input: (field) => <LevelTicks {...field} />,
    show: (value) =>
      areas
        .filter((area) => (value as Levels)[area] !== 'none')
        .map((area) => `${t(`team.areas.${area}`)} (${t(`team.levels.${(value as Levels)[area]}`)})`)
        .join(', '),
  };
}

function LevelTicks({ label, value, onChange, ref }: CustomInputProps) {
  const { t } = useTranslation();
  const given = value as Levels;
  return (
    <Table caption={label} size="desk" className={styles.ticks}>
      <TableHead>
        <TableHeadCell>{t('team.area')}</TableHeadCell>
        {steps.map((step) => (
          <TableHeadCell key={step}>{t(`team.levels.${step}`)}</TableHeadCell>
        ))}
      </TableHead>
      <TableBody>
        {areas.map((area, place) => (
          <TableRow key={area}>
            <TableCell isRowHeader>{t(`team.areas.${area}`)}</TableCell>
            {steps.map((step, column) => (
              <TableCell key={step} label={t(`team.levels.${step}`)}>
                {isOffered(area, step) ? (
                  <Checkbox
                    ref={place + column === 0 ? ref : undefined}
                    size="desk"
                    isLabelHidden
                    label={`${t(`team.areas.${area}`)} : ${t(`team.levels.${step}`)}`}
                    checked={reaches(given[area], step)}
                    onChange={({ target }) => onChange({ ...given, [area]: ticked(step, target.checked) })}
                  />
                ) : (
                  '–'
                )}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
