// The end of a round of Luna (LU-9, LU-10, LU-5.1) in plain C++, written as a C++ programmer would: a reference for how
// far the compiled rules are from it. bench/reference.py builds it, gives it a position and the printed values, and
// compares every number that comes out with those of our own rules.
//
//     reference < numbers       prints nanoseconds for an end of a round, then the position

#include <array>
#include <cstdio>
#include <cstdlib>
#include <ctime>

constexpr int kIslands = 7, kParties = 4, kStones = 29, kCategories = 11, kPlaces = 3, kRounds = 6, kFrame = 8;
constexpr int kTemple = 3, kFromPriestess = 5, kFromApostate = 6, kFromTemple = 7;
enum Figure { kPriestess, kBuilder, kApostate, kFigures };

struct Printed {
  int action_kind, builder_move, apostate_extra, temple_points, priestess_move, time_tokens;
  std::array<int, kPlaces> place_points;
};

struct Position {
  int seats, start, round, time_left, book_bonus, bonus_once;
  std::array<int, kFrame> decision;
  std::array<int, kFigures> figures;
  std::array<int, kIslands> ring, ring_index;
  std::array<int, kParties> influence, herbs_used, chairs, heights;
  std::array<std::array<int, kCategories>, kParties> ledger;
  std::array<std::array<int, kIslands>, kParties> active, inactive, shrines;
  std::array<int, kStones> stones, stone_party;
};

static Printed printed;

static int Clockwise(const Position& p, int island, int steps) {
  return p.ring[(p.ring_index[island] + steps) % kIslands];
}

static void Gain(Position& p, int party, int points, int category) {
  p.influence[party] += points;
  p.ledger[party][category] += points;
}

static bool IsAhead(const Position& p, int party, int other) {
  if (p.chairs[party] != p.chairs[other]) return p.chairs[party] > p.chairs[other];
  return p.heights[party] > p.heights[other];
}

static int NovicesAt(const Position& p, int party, int island) {
  return p.active[party][island] + p.inactive[party][island];
}

static int PriestessCount(const Position& p, int party) {
  const int island = p.figures[kPriestess];
  return p.active[party][island] + p.shrines[party][island];
}

// A party's place with the Moon Priestess, -1 for none; ties go by the Council (LU-7.13, LU-9.2).
static int PriestessPlace(const Position& p, const std::array<int, kParties>& counts, int party) {
  if (counts[party] == 0) return -1;
  int place = 0;
  for (int other = 0; other < p.seats; ++other) {
    if (other == party) continue;
    if (counts[other] > counts[party] || (counts[other] == counts[party] && IsAhead(p, other, party))) ++place;
  }
  return place;
}

static void ScorePriestess(Position& p) {
  std::array<int, kParties> counts{};
  for (int party = 0; party < p.seats; ++party) counts[party] = PriestessCount(p, party);
  for (int party = 0; party < p.seats; ++party) {
    const int place = PriestessPlace(p, counts, party);
    const int points = place >= 0 && place < kPlaces ? printed.place_points[place] : 0;
    if (points > 0) Gain(p, party, points, kFromPriestess);
  }
}

// Nobody falls below 0 (LU-9.4, LU-9.5).
static void ScoreApostate(Position& p) {
  for (int party = 0; party < p.seats; ++party) {
    const int novices = NovicesAt(p, party, p.figures[kApostate]);
    int loss = novices == 0 ? 0 : novices + printed.apostate_extra;
    if (loss > p.influence[party]) loss = p.influence[party];
    if (loss > 0) Gain(p, party, -loss, kFromApostate);
  }
}

static void ScoreTemple(Position& p) {
  std::array<int, kParties + 1> counts{};
  for (int stone = 1; stone < kStones; ++stone)
    if (p.stones[stone] == kTemple) ++counts[p.stone_party[stone]];
  for (int party = 0; party < p.seats; ++party)
    if (counts[party + 1] > 0) Gain(p, party, counts[party + 1] * printed.temple_points, kFromTemple);
}

static void WakeNovices(Position& p) {
  for (int party = 0; party < p.seats; ++party)
    for (int island = 0; island < kIslands; ++island) {
      p.active[party][island] += p.inactive[party][island];
      p.inactive[party][island] = 0;
    }
}

// To the next island with a novice; else he stays (LU-10.3).
static void MoveApostate(Position& p) {
  for (int steps = 1; steps < kIslands; ++steps) {
    const int island = Clockwise(p, p.figures[kApostate], steps);
    for (int party = 0; party < p.seats; ++party)
      if (NovicesAt(p, party, island) > 0) {
        p.figures[kApostate] = island;
        return;
      }
  }
}

static void BeginRound(Position& p) {
  ++p.round;
  for (int party = 0; party < p.seats; ++party) p.herbs_used[party] = 0;
  p.time_left = printed.time_tokens;
  if (p.seats <= 2 && (p.bonus_once == 0 || p.round == 1)) p.book_bonus = 1;
  p.decision.fill(0);
  p.decision[0] = printed.action_kind;
  p.decision[1] = p.start;
}

__attribute__((noinline)) static void EndPhase(Position& p) {
  p.time_left = 0;
  ScorePriestess(p);
  ScoreApostate(p);
  ScoreTemple(p);
  WakeNovices(p);
  p.figures[kPriestess] = Clockwise(p, p.figures[kPriestess], printed.priestess_move);
  p.figures[kBuilder] = Clockwise(p, p.figures[kBuilder], printed.builder_move);
  MoveApostate(p);
  BeginRound(p);
}

static void Read(int& number) {
  if (std::scanf("%d", &number) != 1) std::exit(2);
}

template <typename T, std::size_t N>
static void Read(std::array<T, N>& numbers) {
  for (T& number : numbers) Read(number);
}

static void Write(const int& number) { std::printf("%d ", number); }

template <typename T, std::size_t N>
static void Write(const std::array<T, N>& numbers) {
  for (const T& number : numbers) Write(number);
}

template <typename Visit>
static void EachField(Position& p, Visit visit) {
  visit(p.seats), visit(p.start), visit(p.round), visit(p.time_left), visit(p.book_bonus), visit(p.bonus_once);
  visit(p.decision), visit(p.figures), visit(p.ring), visit(p.ring_index);
  visit(p.influence), visit(p.herbs_used), visit(p.chairs), visit(p.heights), visit(p.ledger);
  visit(p.active), visit(p.inactive), visit(p.shrines), visit(p.stones), visit(p.stone_party);
}

static double Seconds() {
  timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec + now.tv_nsec * 1e-9;
}

int main() {
  int games;
  Read(games);
  Read(printed.action_kind), Read(printed.builder_move), Read(printed.apostate_extra), Read(printed.temple_points);
  Read(printed.priestess_move), Read(printed.time_tokens), Read(printed.place_points);
  static Position position;
  EachField(position, [](auto& field) { Read(field); });
  const double began = Seconds();
  for (int game = 0; game < games; ++game) {
    position.round = 1;
    while (position.round < kRounds) EndPhase(position);
  }
  std::printf("%.4f\n", (Seconds() - began) / games / (kRounds - 1) * 1e9);
  EachField(position, [](auto& field) { Write(field); });
  std::printf("\n");
  return 0;
}
