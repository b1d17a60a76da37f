const BAR_WIDTH = 24;

interface Terminal {
  isTTY?: boolean;
  columns?: number;
  write: (text: string) => unknown;
}

/** A bar at the foot of a terminal, with lines passing above it; where there is no terminal, the lines alone. */
export class ProgressBar {
  readonly #terminal: Terminal;
  readonly #startedAt = Date.now();
  #total = 0;
  #done = 0;

  constructor(terminal: Terminal = process.stdout) {
    this.#terminal = terminal;
  }

  start(total: number): void {
    this.#total = total;
    this.#draw('');
  }

  /** One step further; `line` stays on the screen, `label` only until the next step. */
  step(label: string, line?: string): void {
    this.#done += 1;
    if (line) this.print(line);
    this.#draw(label);
  }

  print(line: string): void {
    this.#clear();
    this.#terminal.write(`${line}\n`);
  }

  end(): void {
    this.#clear();
  }

  #clear(): void {
    if (this.#terminal.isTTY) this.#terminal.write('\r\x1b[K');
  }

  #draw(label: string): void {
    if (!this.#terminal.isTTY || this.#total === 0) return;
    const filled = Math.round((BAR_WIDTH * this.#done) / this.#total);
    const bar = '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled);
    const text = `${bar} ${this.#done}/${this.#total}${this.#timeLeft()}  ${label}`;
    this.#terminal.write(`\r\x1b[K${text.slice(0, (this.#terminal.columns ?? 80) - 1)}`);
  }

  #timeLeft(): string {
    if (this.#done === 0) return '';
    const seconds = Math.ceil(((Date.now() - this.#startedAt) / 1000 / this.#done) * (this.#total - this.#done));
    return seconds < 90 ? `, ${seconds} s left` : `, ${Math.ceil(seconds / 60)} min left`;
  }
}
